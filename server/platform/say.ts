import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { callerLanguage } from './caller.ts';

/** What we say to whoever made this request, in their language. */
export const say = (): Messages => messagesIn(callerLanguage());
