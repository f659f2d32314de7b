import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { AnswerByText, Evacuees } from './evacuees.ts';
import { runSayRefused, runTakeFiles } from './files.ts';
import {
  catchUp,
  forgetOld,
  pollMail,
  processInbound,
  sayRefused,
  sendAnswer,
  takeFiles,
} from './job-names.ts';
import { runCatchUp, runForgetOld, runPollMail, runProcess, runSendAnswer } from './process.ts';

export const inboundHandlers = (evacuees: Evacuees, answerByText: AnswerByText): Handler<Deps>[] => [
  handler(processInbound, (deps: Deps, key) => runProcess(deps, evacuees, key, answerByText)),
  handler(takeFiles, runTakeFiles),
  handler(sayRefused, runSayRefused),
  handler(sendAnswer, runSendAnswer),
  handler(catchUp, (deps: Deps) => runCatchUp(deps)),
  handler(pollMail, (deps: Deps) => runPollMail(deps)),
  handler(forgetOld, (deps: Deps) => runForgetOld(deps)),
];
