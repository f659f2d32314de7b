import { House } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/evacuation.ts';

/** After the order: photograph everything before discarding it, and prepare the claim. */
export function BackHomeCard() {
  return (
    <Section icon={House} title={t.backHome}>
      <ul className="grid list-disc gap-2 pl-5 text-lg">
        <li>{t.photographDamage}</li>
        <li>{t.keepReceipts}</li>
        <li>{t.claimPacketText}</li>
        <li>{t.startRecoveryText}</li>
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Link to="/recovery?start=order" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t.startRecovery}
        </Link>
        <Link to="/recovery/steps" className={buttonClass({ variant: 'outline', size: 'large' })}>
          {t.openSteps}
        </Link>
        <Link to="/vault/claim" className={buttonClass({ variant: 'outline', size: 'large' })}>
          {t.openClaimPacket}
        </Link>
      </div>
    </Section>
  );
}
