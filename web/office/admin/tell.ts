import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';

/** Does something and says what came of it, whatever the screen shows by then. */
export async function tell<T>(work: () => Promise<T>, done: string | ((result: T) => string)): Promise<void> {
  try {
    const result = await work();
    toast({ title: typeof done === 'string' ? done : done(result) });
  } catch (error) {
    if (codeOf(error) === 'step_up_required') return; // they thought better of it
    toast({ title: 'Nothing was done', text: sentence(error), destructive: true });
  }
}
