import { Tag } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WalkProblems } from './walk-pictures.tsx';
import { useWalkUploads } from './walk-queue.ts';

type WalkNoticesProps = { homeId: string; drafts: number; onName: () => void };

/** What a photo walk left to do: photos to upload, which go on by themselves, and photos to name. */
export function WalkNotices({ homeId, drafts, onName }: WalkNoticesProps) {
  const uploads = useWalkUploads(homeId);
  const running = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <>
      {running > 0 && (
        <p role="status" className="tabular text-muted">
          Uploading {running === 1 ? '1 photo' : `${running} photos`} from your photo walk.
        </p>
      )}
      <WalkProblems homeId={homeId} uploads={uploads} />
      {drafts > 0 && (
        <Notice
          title={
            drafts === 1 ? '1 photo needs a name' : `${drafts.toLocaleString('en-US')} photos need a name`
          }
          action={
            <Button variant="outline" onClick={onName}>
              <Tag className="size-5" aria-hidden="true" />
              Name photos
            </Button>
          }
        >
          They’re saved as unnamed items. A name and a value make them count.
        </Notice>
      )}
    </>
  );
}
