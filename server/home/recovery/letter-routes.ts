import * as contract from '#contract/home/recovery-letters.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { letterPdf } from './letter-pdf.ts';
import { sendLetter } from './letter-sending.ts';
import { editLetter, readLetters, removeLetter, startLetter } from './letters.ts';

export function letterRoutes(route: Route, deps: Deps): void {
  route(contract.getLetters, ({ member, params }) => readLetters(deps, member.id, params.homeId));
  route(contract.startLetter, ({ member, params, body }) =>
    startLetter(deps, member, params.homeId, body.kind),
  );
  route(contract.editLetter, ({ member, params, body }) => editLetter(deps, member, params, body));
  route(contract.removeLetter, ({ member, params }) => removeLetter(deps, member, params));
  route(contract.sendLetter, ({ member, params, body }) => sendLetter(deps, member, params, body), {
    perTenMinutes: 30,
  });
  route(contract.getLetterPdf, ({ member, params }) => letterPdf(deps, member.id, params), { perMinute: 20 });
}
