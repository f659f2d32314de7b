import { codeOf, sentence } from '#web/lib/api-error.ts';

export type LinkTrouble = { is: 'wrong'; why: string } | { is: 'failed'; why: string };

/** What a link says, or why it says nothing: a wrong one stays wrong, any other failure is worth another try. */
export async function readLink<Said>(ask: () => Promise<Said>): Promise<Said | LinkTrouble> {
  try {
    return await ask();
  } catch (error) {
    const isWrong = ['link_wrong', 'validation_failed'].includes(codeOf(error) ?? '');
    return { is: isWrong ? 'wrong' : 'failed', why: sentence(error) };
  }
}
