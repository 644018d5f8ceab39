// Put into a page before its own scripts: keeps hold of what voice uses, so that a test can measure it.
const tap = (window.tap = { connections: [], received: [], microphones: [] });

/** When the user answers the browser that asks for the microphone: at once, unless a test lets it wait. */
let answer = Promise.resolve();
tap.letItWait = () => (answer = new Promise((allow) => (tap.allow = allow)));

const Native = window.RTCPeerConnection;
window.RTCPeerConnection = class extends Native {
  constructor(...parts) {
    super(...parts);
    tap.connections.push(this);
    this.addEventListener("track", ({ track }) => tap.received.push(track));
  }
};

const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
navigator.mediaDevices.getUserMedia = async (wishes) => {
  const stream = await ask(wishes);
  tap.microphones.push(...stream.getAudioTracks());
  await answer;
  return stream;
};

/** How loud the packets are that come over the network, as each of them says: nothing here has touched them yet. */
const arriving = () =>
  tap.connections
    .flatMap((connection) => connection.getReceivers())
    .flatMap((receiver) => receiver.getSynchronizationSources())
    .filter(
      ({ timestamp }) =>
        timestamp > performance.timeOrigin + performance.now() - 500,
    )
    .reduce((most, { audioLevel }) => Math.max(most, audioLevel ?? 0), 0);

/** For some seconds: the loudest that arrived, and the loudest that is left of it once this page has cut it. */
tap.listen = async (seconds) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  for (const track of tap.received)
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const end = context.currentTime + seconds;
  let [arrived, heard] = [0, 0];
  while (context.currentTime < end) {
    analyser.getFloatTimeDomainData(samples);
    heard = samples.reduce(
      (most, each) => Math.max(most, Math.abs(each)),
      heard,
    );
    arrived = Math.max(arrived, arriving());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await context.close();
  return { arrived, heard };
};
