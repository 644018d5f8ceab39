/** The microphone, or why there is none. */
export type NoMicrophone =
  | 'denied' // the user or the device said no
  | 'missing' // there is none, or another program has it
  | 'insecure' // browsers give it only to pages that came over HTTPS

const DENIED = ['NotAllowedError', 'SecurityError']

const WISHES: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

export async function askForMicrophone(): Promise<MediaStreamTrack | NoMicrophone> {
  if (!navigator.mediaDevices?.getUserMedia) return 'insecure'
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: WISHES })
    const [track] = stream.getAudioTracks()
    if (!track) return 'missing'
    track.enabled = false // nothing is sent before somebody may talk
    return track
  } catch (error) {
    return error instanceof DOMException && DENIED.includes(error.name) ? 'denied' : 'missing'
  }
}
