import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getDrillPicture } from '#contract/emergency/neighbor-drills.ts';
import { fileAddress } from '#web/lib/download.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { pictureQuery } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

/** The result as a picture to share: counts only. The table above has the same numbers. */
export function DrillPicture({ groupId, drillId }: { groupId: string; drillId: string }) {
  const { data } = useQuery(pictureQuery({ groupId, drillId }));
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">{t.picture}</summary>
      <div className="grid justify-items-start gap-3 p-4">
        {url && <img src={url} alt={t.picture} className="w-full max-w-md rounded-card border border-line" />}
        <a
          href={fileAddress(getDrillPicture, { params: { groupId, drillId } })}
          download
          className={buttonClass({ variant: 'outline' })}
        >
          {t.downloadPicture}
        </a>
      </div>
    </details>
  );
}
