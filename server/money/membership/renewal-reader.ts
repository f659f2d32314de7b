import type { RenewalReader } from '#contract/money/renewal-words.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';

/** How the caller reads the terms they agree to, which is how their page shows them. */
export const renewalReader = (): RenewalReader => ({ language: callerLanguage(), messages: say().renewal });
