import { useMutation } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MyMap, WatchedPlace } from '#contract/emergency/places.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { OfficialWords } from './official-words.tsx';
import { stopWatching } from './queries.ts';
import { WatchDialog } from './watch-dialog.tsx';
import * as t from '#text/emergency/places.ts';

type WatchedProps = {
  map: MyMap;
  showButton: (at: WatchedPlace['at'], name: string) => ReactNode;
};

/** Up to five places, each with its official status, and an explanation of what watching means. */
export function WatchedSection({ map: { places, most }, showButton }: WatchedProps) {
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<WatchedPlace | null>(null);
  return (
    <Section icon={Eye} title={t.watched}>
      <p>{t.watchedIntro}</p>
      <p className="font-medium">{t.noServices}</p>
      {places.length === 0 ? (
        <p className="text-muted">{t.noneWatched}</p>
      ) : (
        <p className="text-muted">{t.count(places.length, most)}</p>
      )}
      <ul className="grid divide-y divide-line">
        {places.map((place) => (
          <li key={place.id} className="grid justify-items-start gap-1 py-3 first:pt-0 last:pb-0">
            <h3 className="font-sans text-base font-semibold break-words">
              {place.name} <span className="font-normal text-muted">({t.kinds[place.kind]})</span>
            </h3>
            <p className="break-words">{place.address}</p>
            <OfficialWords official={place.official} />
            {!place.isExact && <p className="text-muted">{t.roughly}</p>}
            <div className="flex flex-wrap gap-2">
              {showButton(place.at, place.name)}
              <Button variant="outline" size="small" onClick={() => setLeaving(place)}>
                {t.remove}
                <span className="sr-only">: {place.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {places.length < most ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus className="size-5" aria-hidden="true" />
          {t.add}
        </Button>
      ) : (
        <p>{t.full}</p>
      )}
      <Link
        to="/settings"
        className="inline-flex min-h-11 items-center justify-self-start text-pine-ink underline underline-offset-4"
      >
        {t.alertSettings}
      </Link>
      {isAdding && <WatchDialog onClose={() => setAdding(false)} />}
      {leaving && <StopDialog place={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
}

function StopDialog({ place, onClose }: { place: WatchedPlace; onClose: () => void }) {
  const { mutate, isPending } = useMutation({
    ...stopWatching,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  const stop = () =>
    mutate(place.id, {
      onSuccess: () => {
        onClose();
        toast({ title: t.removed });
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.removeTitle(place.name)}
      text={t.removeText}
      confirmLabel={t.remove}
      destructive
      busy={isPending}
      onConfirm={stop}
    />
  );
}
