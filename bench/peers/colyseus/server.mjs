// Colyseus as its own guide has it: a room that relays. Usage: node server.mjs PORT
import http from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class BenchRoom extends Room {
  onCreate() {
    this.onMessage("move", (client, move) => this.broadcast("move", move));
  }
}

const port = Number(process.argv[2]);
const transport = new WebSocketTransport({ server: http.createServer() });
const server = new Server({ transport, greet: false }); // ends on SIGTERM by itself
server.define("bench", BenchRoom).filterBy(["table"]);
await server.listen(port, "127.0.0.1");
console.log(`ready ${port}`);
