import { codeOf, sentence } from '#web/lib/api-error.ts';

export type LinkTrouble = { is: 'wrong'; why: string } | { is: 'failed'; why: string };

/**
 * Reads what a link is for, or why it fails: an invalid link stays invalid, any other failure can be retried.
 */
export async function readLink<Said>(ask: () => Promise<Said>): Promise<Said | LinkTrouble> {
  try {
    return await ask();
  } catch (error) {
    const isWrong = ['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '');
    return { is: isWrong ? 'wrong' : 'failed', why: sentence(error) };
  }
}
