import { maskOther } from '@nidan/domain/people/demo-mask';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The name of a file of a person; what somebody called it may name the patient. */
export function shownFileName({ caller }: Pick<Ctx, 'caller'>, name: string): string {
  return caller.isDemoUser ? `${maskOther(name)}${name.slice(name.lastIndexOf('.'))}` : name;
}
