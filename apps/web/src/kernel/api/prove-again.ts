/** Asks who is there for the password again; answers whether it was given. */
export type Prover = () => Promise<boolean>;

let prover: Prover | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks for a proof; the returned function takes it away. */
export function provideProver(next: Prover): () => void {
  prover = next;
  return () => {
    if (prover === next) prover = null;
  };
}

/** Asks for a proof of who is there. Calls that need one at the same time wait for the same answer; false without anybody to ask. */
export function proveAgain(): Promise<boolean> {
  asking ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
