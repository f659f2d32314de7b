import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { recoveryQuery } from '#web/home/recovery/queries.ts';
import { Link } from '#web/lib/link.tsx';
import { RECOVERY_DECLINED } from '#web/lib/personal-storage.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/office/dashboard.ts';

const readDeclined = (): string | null => {
  try {
    return localStorage.getItem(RECOVERY_DECLINED);
  } catch {
    return null;
  }
};

/** After an order, until a recovery is started or this device was told not now. */
export function RecoveryOffer({ homeId }: { homeId: string }) {
  const { data } = useQuery(recoveryQuery(homeId));
  const [declined, setDeclined] = useState(readDeclined);
  const offered = data?.evacuations.find(({ incidentId }) => incidentId === data.offer);
  if (!data?.canEdit || !offered || declined === offered.incidentId) return null;
  const decline = () => {
    setDeclined(offered.incidentId);
    try {
      localStorage.setItem(RECOVERY_DECLINED, offered.incidentId);
    } catch {
      // Without storage, the offer comes back on the next visit.
    }
  };
  return (
    <Notice
      title={t.startRecovery}
      action={
        <>
          <Link to="/recovery?start=order" className={buttonClass()}>
            {t.startRecovery}
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
          <Button variant="outline" onClick={decline}>
            {t.notNow}
          </Button>
        </>
      }
    >
      {t.recoveryOffer(offered.name)}
    </Notice>
  );
}
