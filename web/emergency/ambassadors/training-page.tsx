import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { MODULES } from '#contract/emergency/training-modules.ts';
import type { Training } from '#contract/emergency/training.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { fetchCertificate } from './queries.ts';
import { useTraining } from './use-training.ts';
import { contentOf } from './training-content.ts';
import { file } from '#text/emergency/certificate.ts';
import * as t from '#text/emergency/ambassador.ts';

/** /ambassador/training: all modules and the certificate. Without a connection the modules can still be opened. */
export function TrainingPage() {
  const { training, isReader } = useTraining();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <Link to="/ambassador" className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.backToAmbassador}
      </Link>
      <h1 className="text-3xl">{t.training}</h1>
      <p className="text-lg text-muted">{t.trainingText}</p>
      <OfflineNotice query={training} isReader={isReader} />
      <ol className="grid gap-3">
        {MODULES.map((module, i) => {
          const { title, lessons } = contentOf(module);
          const progress = training.data?.modules.find((one) => one.module === module);
          const read = Math.min(progress?.lessonsRead ?? 0, lessons.length);
          return (
            <li key={module}>
              <Link
                to={`/ambassador/training/${module}`}
                className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-raised p-4 transition-colors hover:border-ink"
              >
                <span className="grid">
                  <span className="font-semibold">{`${i + 1}. ${title}`}</span>
                  <span className="tabular text-sm text-muted">{t.lessonsRead(read, lessons.length)}</span>
                </span>
                {progress?.passedAt && (
                  <span className="flex shrink-0 items-center gap-2 text-moss-ink">
                    <CircleCheck className="size-5" aria-hidden="true" />
                    {t.passed}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      {training.data && <CertificateCard certificate={training.data.certificate} />}
    </div>
  );
}

function CertificateCard({ certificate }: { certificate: Training['certificate'] }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchCertificate(), `${file}.pdf`);
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setBusy(false);
  };
  return (
    <CardSection as="h2" title={t.certificate}>
      {certificate ? (
        <>
          <p>{t.certificateNumber(certificate.number, formatDay(certificate.validUntil))}</p>
          <p className="text-muted">{t.renewing}</p>
          <Button className="justify-self-start" busy={isBusy} onClick={() => void download()}>
            {t.download}
          </Button>
        </>
      ) : (
        <p>{t.noCertificate}</p>
      )}
    </CardSection>
  );
}
