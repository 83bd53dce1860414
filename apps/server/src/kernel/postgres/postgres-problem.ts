/** A reason why the embedded database cannot serve, written for whoever typed `npm start`: show the message alone, without a stack. */
export class PostgresProblem extends Error {
  override readonly name = 'PostgresProblem';
}
