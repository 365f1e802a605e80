// Random play of boardgame.io's tic-tac-toe, in memory; argument: seconds, then node_modules.
process.env.NODE_ENV = "production"; // without it the library checks and freezes everything
const path = require("path");
const { Client } = require(path.join(process.argv[3], "boardgame.io/dist/cjs/client.js"));

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, at) => { G.cells[at] = playerID; } },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((at) => G.cells[at] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const seconds = Number(process.argv[2]);
const spent = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
const begun = spent();
let decisions = 0;
while (spent() - begun < seconds) {
  const client = Client({ game, debug: false });
  let state = client.getState();
  while (!state.ctx.gameover) {
    const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
    state = client.getState();
  }
}
console.log(JSON.stringify({ rate: decisions / (spent() - begun) }));
