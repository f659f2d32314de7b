import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { DismissableLayer } from 'radix-ui/internal';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import { useSwipeAway } from './swipe-away.ts';
import { useToastLife } from './toast-life.ts';
import { type Place, useToastPlace } from './toast-place.ts';
import { currentToast, dismissToast, onToast, type Toast } from '#web/lib/toast.ts';
import * as frame from '#text/ui/frame.ts';
import * as t from '#text/ui/parts.ts';

const SIDES: Record<Place['side'], string> = {
  left: 'md:mr-auto',
  center: 'md:mx-auto',
  right: 'md:ml-auto',
};

/**
 * Shows one toast at a time, for 5 s. Swipe right to dismiss; F8 moves focus to it. It's placed
 * where it covers no button or field. Load it lazily.
 *
 * Radix's own toast covers its dialog and takes Escape from it. This one only handles an Escape that nothing
 * else handled. It uses Radix's Branch, so that a click in the toast doesn't count as a click outside a
 * dialog.
 */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast, () => null);
  const list = useRef<HTMLOListElement>(null);
  const place = useToastPlace(list, toast?.id);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') list.current?.focus();
      const shown = currentToast();
      // An open dialog or menu handles Escape first and prevents the default.
      if (event.key === 'Escape' && !event.defaultPrevented && shown) close(shown, list);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // At the end of the body, because an open dialog hides the rest of the page from screen readers.
  return createPortal(
    <>
      <DismissableLayer.Branch role="region" aria-label={t.notifications} tabIndex={-1}>
        <ol
          ref={list}
          tabIndex={-1}
          // An open dialog hides everything except live regions from screen readers. The text is announced
          // separately.
          aria-live="off"
          style={{ [place.edge]: place.offset }}
          className={cn(
            'pointer-events-none fixed inset-x-2 z-60 m-0 flex list-none flex-col outline-offset-4 md:max-w-[420px]',
            place.edge === 'top' ? 'mt-[env(safe-area-inset-top)]' : 'mb-[env(safe-area-inset-bottom)]',
            SIDES[place.side],
          )}
        >
          {/* A new key restarts the timer. */}
          {toast && <ToastItem key={toast.id} toast={toast} list={list} />}
        </ol>
      </DismissableLayer.Branch>
      {toast && <Announcement key={toast.id} toast={toast} />}
    </>,
    document.body,
  );
}

type ListRef = RefObject<HTMLOListElement | null>;

function close(toast: Toast, list: ListRef): void {
  // Focus stays where the next toast will appear instead of being lost.
  if (list.current?.contains(document.activeElement)) list.current.focus();
  dismissToast(toast.id);
}

function ToastItem({ toast, list }: { toast: Toast; list: ListRef }) {
  const { title, text, action, destructive } = toast;
  const onClose = useCallback(() => close(toast, list), [toast, list]);
  const life = useToastLife(onClose);
  const swipe = useSwipeAway(onClose);
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <li
      {...life}
      {...swipe}
      className={cn(
        'pointer-events-auto relative flex touch-none animate-fade-in items-start gap-3 rounded-card border p-3 pr-12 md:p-4 md:pr-14 shadow-float transition-[translate] select-none md:animate-rise-in',
        destructive ? 'border-danger bg-danger text-on-danger' : 'border-line bg-raised text-ink',
      )}
    >
      <Icon className={cn('mt-0.5 size-5 shrink-0', !destructive && 'text-moss-ink')} aria-hidden="true" />
      <div className="grid gap-0.5">
        <div className="font-semibold">{title}</div>
        {text && <div>{text}</div>}
        {action && (
          <Button
            variant="outline"
            size="small"
            className="mt-2 justify-self-start"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={frame.close}
        className={cn('absolute top-1 right-1', destructive && 'text-on-danger!')}
        onClick={onClose}
      >
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const ANNOUNCED_MS = 1000;

/** For screen readers: a live region must exist a moment before its text appears. */
function Announcement({ toast: { title, text, action, destructive } }: { toast: Toast }) {
  const [isSaid, setSaid] = useState<boolean>();
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(false));
    const timer = setTimeout(() => setSaid(true), ANNOUNCED_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  if (isSaid) return null;
  const words = [t.notification(title), text, action?.label].filter(Boolean).join(', ');
  return (
    <div role="status" aria-live={destructive ? 'assertive' : 'polite'} className="sr-only">
      {isSaid === false && words}
    </div>
  );
}
