import type { DialogKind } from '@nidan/domain/enumerations/screens';
import type { ReactNode } from 'react';

export interface Question {
  readonly kind: DialogKind;
  /** Names the count and the thing: 'Delete 3 rate lines?' */
  readonly title: string;
  /** What will happen, and that it cannot be undone where that is so. */
  readonly text: ReactNode;
  /** Words of the button that does it. */
  readonly action: string;
  /** Asks for a reason of at least 3 characters; its label, or true for the usual one. */
  readonly reason?: string | true;
}

/** The answer: the reason, '' when none was asked for; null for Cancel. */
export type Answer = { readonly reason: string } | null;

export interface Asked {
  readonly question: Question;
  readonly answer: (answer: Answer) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Asks before what cannot be undone, and for a reason where one is needed. Resolves to null when the person cancels. */
export function ask(question: Question): Promise<Answer> {
  asked?.answer(null);
  return new Promise((resolve) => {
    asked = {
      question,
      answer: (answer) => {
        asked = null;
        for (const listener of listeners) listener();
        resolve(answer);
      },
    };
    for (const listener of listeners) listener();
  });
}

export function presentQuestion(): Asked | null {
  return asked;
}

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
