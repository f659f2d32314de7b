import { Tag } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WalkProblems } from './walk-pictures.tsx';
import { useWalkUploads } from './walk-queue.ts';
import * as t from '#text/home/inventory-walk.ts';

type WalkNoticesProps = { homeId: string; drafts: number; onName: () => void };

/** What a photo walk left to do: photos to upload, which continue automatically, and photos to name. */
export function WalkNotices({ homeId, drafts, onName }: WalkNoticesProps) {
  const uploads = useWalkUploads(homeId);
  const running = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <>
      {running > 0 && (
        <p role="status" className="tabular text-muted">
          {t.uploadingCount(running)}
        </p>
      )}
      <WalkProblems homeId={homeId} uploads={uploads} />
      {drafts > 0 && (
        <Notice
          title={t.needName(drafts, drafts.toLocaleString('en-US'))}
          action={
            <Button variant="outline" onClick={onName}>
              <Tag className="size-5" aria-hidden="true" />
              {t.namePhotos}
            </Button>
          }
        >
          {t.needNameText}
        </Notice>
      )}
    </>
  );
}
