import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/home/homes.ts';

/** Why saving failed, when it isn't about one field. The input is kept. */
export function FormProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="danger" title={t.nothingWasSaved} live>
      {children}
    </Notice>
  ) : null;
}
