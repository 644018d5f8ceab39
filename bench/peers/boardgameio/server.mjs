// boardgame.io as its own guide has it: a game whose one move writes into G, everybody allowed to move at any
// time. Storage in memory, whole-state updates: both are its defaults. Usage: node server.mjs PORT
import { createRequire } from "node:module";

const require = createRequire(import.meta.url); // its package has no ES module entry for the server
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const bench = {
  name: "bench",
  setup: () => ({ moves: 0, last: null }),
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true, // otherwise every state carries all earlier ones
  moves: {
    move: {
      move: ({ G }, last) => {
        G.moves += 1;
        G.last = last;
      },
      ignoreStaleStateID: true, // its own switch for players who move at the same time
    },
  },
};

const port = Number(process.argv[2]);
const server = Server({ games: [bench], origins: [`http://127.0.0.1:${port}`] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, then) => listen(number, "127.0.0.1", then); // it would listen everywhere
const running = await server.run(port);
process.on("SIGTERM", () => {
  server.kill(running);
  process.exit(0);
});
console.log(`ready ${port}`);
