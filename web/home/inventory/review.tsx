import { useMutation } from '@tanstack/react-query';
import { Check, CircleCheck, Pencil, Undo2, X } from 'lucide-react';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/lib/toast.ts';
import type { Row } from './find-items.ts';
import { PhotoImage } from './photo-image.tsx';
import { confirmItems } from './queries.ts';
import { useTrash } from './use-trash.ts';
import { noRoom } from '#text/home/inventory-words.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/inventory-walk.ts';

/** Answers are batched: going through a house should be few changes, not hundreds. */
const FLUSH_MS = 1500;
const SWIPE_PX = 90;

type ReviewProps = {
  homeId: string;
  due: readonly Row[];
  onEdit: (itemId: string) => void;
  onClose: () => void;
};

/** "Still have it?", item by item: by button, key or swipe. */
export function Review({ homeId, due, onEdit, onClose }: ReviewProps) {
  // The items due when the review started, regardless of later updates.
  const [queue] = useState(due);
  const [at, setAt] = useState(0);
  const kept = useRef<string[]>([]);
  const confirm = useMutation({
    ...confirmItems(homeId),
    onError: (error, ids) => {
      kept.current = [...ids, ...kept.current];
      toast({ title: t.error, text: sentence(error), destructive: true });
    },
  });
  const gone = useRef(new Set<string>());
  const { trash, restore } = useTrash(homeId);
  const heading = useRef<HTMLHeadingElement>(null);
  const row = queue[at];

  const flush = useEffectEvent(() => {
    const ids = kept.current;
    kept.current = [];
    if (ids.length > 0) confirm.mutate(ids);
  });
  useEffect(() => {
    const timer = setTimeout(flush, FLUSH_MS);
    return () => clearTimeout(timer);
  }, [at]);
  useEffect(() => () => flush(), []);

  const answer = (isKept: boolean) => {
    if (!row) return;
    if (isKept) kept.current.push(row.item.id);
    else {
      gone.current.add(row.item.id);
      trash.mutate([row.item.id]);
    }
    setAt(at + 1);
  };
  /** Undoes the previous answer. */
  const back = () => {
    const id = queue[at - 1]?.item.id;
    if (!id) return;
    kept.current = kept.current.filter((other) => other !== id);
    if (gone.current.delete(id)) restore.mutate([id]);
    setAt(at - 1);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (
      target.closest('input, select, textarea, [role="dialog"]') ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const act = {
      ArrowRight: () => answer(true),
      y: () => answer(true),
      ArrowLeft: () => answer(false),
      g: () => answer(false),
      e: () => row && onEdit(row.item.id),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    heading.current?.focus();
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <section aria-labelledby="review-title" className="mx-auto grid w-full max-w-xl gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="review-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t.stillHaveIt}
        </h2>
        <Button variant="ghost" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
          {t.endReview}
        </Button>
      </div>
      <Progress
        label={t.review}
        value={queue.length === 0 ? 100 : (at / queue.length) * 100}
        valueText={t.reviewed(at, queue.length)}
      />
      <p className="tabular text-muted" aria-live="polite">
        {t.progress(Math.min(at + 1, queue.length), queue.length)}
      </p>
      {row ? (
        <>
          <ReviewCard key={row.item.id} homeId={homeId} row={row} onSwipe={answer} />
          <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 large-text:*:col-span-1!">
            <Button variant="outline" size="large" onClick={() => answer(false)}>
              <X className="size-6" aria-hidden="true" />
              {t.gone}
            </Button>
            <Button size="large" onClick={() => answer(true)}>
              <Check className="size-6" aria-hidden="true" />
              {t.keepIt}
            </Button>
            <Button variant="ghost" disabled={at === 0} onClick={back}>
              <Undo2 className="size-5" aria-hidden="true" />
              {t.back}
            </Button>
            <Button variant="ghost" onClick={() => onEdit(row.item.id)}>
              <Pencil className="size-5" aria-hidden="true" />
              {t.edit}
            </Button>
          </div>
          <p className="text-center text-sm text-muted pointer-coarse:hidden">
            {rich(t.keys((key) => <Kbd>{key}</Kbd>))}
          </p>
        </>
      ) : (
        <EmptyState
          icon={CircleCheck}
          title={t.allReviewed}
          text={t.allReviewedText}
          action={<Button onClick={onClose}>{t.backToList}</Button>}
        />
      )}
    </section>
  );
}

/** One item, large enough to recognize. Swipe right: still have it. Left: gone. */
function ReviewCard(props: { homeId: string; row: Row; onSwipe: (isKept: boolean) => void }) {
  const { homeId, row, onSwipe } = props;
  const { item } = row;
  const [start, setStart] = useState<number | null>(null);
  const [by, setBy] = useState(0);
  const [cover] = item.photos ?? [];
  const end = () => {
    if (Math.abs(by) >= SWIPE_PX) onSwipe(by > 0);
    setStart(null);
    setBy(0);
  };
  const move = (event: PointerEvent) => start !== null && setBy(event.clientX - start);
  return (
    <article
      className="grid touch-pan-y gap-3 overflow-hidden rounded-card border border-line bg-surface p-4 select-none"
      style={{ transform: by ? `translateX(${by}px) rotate(${by / 40}deg)` : undefined }}
      onPointerDown={(event) => event.pointerType !== 'mouse' && setStart(event.clientX)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        setStart(null);
        setBy(0);
      }}
    >
      {cover && (
        <PhotoImage
          homeId={homeId}
          itemId={item.id}
          fileId={cover}
          alt=""
          className="h-56 w-full rounded-control bg-sunken object-contain"
        />
      )}
      <h3 className="text-xl wrap-anywhere">{item.name}</h3>
      <p className="text-muted">
        {[row.room || noRoom, item.brand, item.model, item.quantity > 1 && t.pieces(item.quantity)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        {rich(
          t.lastChecked(
            <span className="tabular font-semibold">{formatMoney(row.cost)}</span>,
            formatDate(item.confirmedAt),
          ),
        )}
      </p>
    </article>
  );
}
