/** Asks hotels about rooms and handles their answers. */
export { confirmLines, declineLines, type AnswerDeps } from './answers.ts';
export { answerByText } from './text-answers.ts';
