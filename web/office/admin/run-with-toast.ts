import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/office/admin.ts';

/** Runs an action and shows its result as a toast, even if the user has moved on. */
export async function runWithToast<T>(
  work: () => Promise<T>,
  done: string | ((result: T) => string),
): Promise<void> {
  try {
    const result = await work();
    toast({ title: typeof done === 'string' ? done : done(result) });
  } catch (error) {
    if (codeOf(error) === 'step_up_required') return; // the user canceled the step-up
    toast({ title: t.notDone, text: sentence(error), destructive: true });
  }
}
