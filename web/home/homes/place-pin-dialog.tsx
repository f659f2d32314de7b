import { useMutation } from '@tanstack/react-query';
import { LocateFixed, Satellite } from 'lucide-react';
import { useId, useState } from 'react';
import { type Home, Point } from '#contract/home/homes.ts';
import { precisionWords, shortDistance } from '#contract/home/pin-precision.ts';
import { sentence } from '#web/lib/api-error.ts';
import { canDrawMaps } from '#web/map/can-draw.ts';
import { imagery } from '#web/map/imagery.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormProblem } from './form-problem.tsx';
import { addressDistance } from './location-badge.tsx';
import { PinCoordinates } from './pin-coordinates.tsx';
import { PinPane } from './pin-pane.tsx';
import { placeHome } from './queries.ts';
import { useDeviceLocation } from './use-device-location.ts';
import { usePin } from './use-pin.ts';
import * as t from '#text/home/pin.ts';

type PlacePinProps = { home: Home; open: boolean; onOpenChange: (open: boolean) => void };

export function PlacePinDialog({ home, open, onOpenChange }: PlacePinProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-3xl" wide>
        <DialogTitle>{t.placeTitle}</DialogTitle>
        <DialogText>{t.placeText}</DialogText>
        <PlacePin home={home} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

const guessed = ({ accuracy }: Home): string =>
  accuracy === 'zip' || accuracy === 'street' ? t.guess[accuracy] : t.guess.none;

/** How exactly it was saved, and what that means. */
const savedWords = (home: Home): string =>
  home.canStartServices
    ? t.savedExact(precisionWords(home).toLowerCase())
    : t.savedForReview(precisionWords(home).toLowerCase());

function PlacePin({ home, onDone }: { home: Home; onDone: () => void }) {
  const { pin, evidence, measured, view, ...placing } = usePin(home);
  const [isUnable, setUnable] = useState(() => !canDrawMaps());
  const [isAerial, setAerial] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const waitId = useId();
  const place = useMutation(placeHome);
  const { isWaiting, isMoved } = placing;

  const move: typeof placing.move = (next, how) => {
    placing.move(next, how);
    setProblem(undefined);
  };
  const save = async (confirmed: boolean) => {
    setProblem(undefined);
    try {
      const saved = await place.mutateAsync({
        homeId: home.id,
        ...pin,
        evidence,
        ...(confirmed ? { confirmed } : {}),
      });
      toast({ title: t.pinSaved, text: savedWords(saved) });
      onDone();
    } catch (error) {
      setProblem(sentence(error));
      toast({ title: t.error, text: t.notSaved, destructive: true });
    } finally {
      setAsking(false);
    }
  };
  const trySave = () => {
    if (isWaiting) return setProblem(t.moveFirst);
    const checked = Point.safeParse(pin);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    if (placing.isFar) setAsking(true);
    else void save(false);
  };

  return (
    <div className="grid gap-4">
      <PinPane
        pin={pin}
        accuracy={home.accuracy}
        isAerial={isAerial}
        view={view}
        onView={placing.setView}
        onMove={(next, zoom) => move(next, { how: 'map', zoom })}
        isUnable={isUnable}
        onUnable={() => setUnable(true)}
      />
      <Whereabouts home={home} pin={pin} precision={isMoved ? measured : null} />
      <Means
        onFound={(found, deviceMeters) => move(found, { how: 'device', deviceMeters })}
        isAerial={isAerial}
        onAerial={isUnable || !imagery() ? undefined : setAerial}
      />
      <PinCoordinates pin={pin} onChange={(next) => move(next, { how: 'typed' })} isOpen={isUnable} />
      {isWaiting && (
        <p id={waitId} className="text-sm">
          {guessed(home)}
        </p>
      )}
      {/* Sticky, so that it's visible on a phone, where the map and text are taller than the screen. */}
      <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-2 border-t border-line bg-raised px-4 pt-2 pb-4 sm:static sm:m-0 sm:border-0 sm:p-0">
        <FormProblem>{problem}</FormProblem>
        <DialogActions className="flex-row *:flex-1 sm:*:flex-none">
          <Button
            busy={place.isPending}
            busyLabel={t.saving}
            onClick={trySave}
            {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': waitId, className: 'opacity-50' })}
          >
            {t.savePin}
          </Button>
        </DialogActions>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.farTitle(shortDistance(placing.farFeet))}
        text={measured.isDisputed ? t.farFromAddress(home.address) : t.farFromBefore(home.address)}
        confirmLabel={t.saveThere}
        cancelLabel={t.lookAgain}
        busy={place.isPending}
        onConfirm={() => void save(true)}
      />
    </div>
  );
}

type WhereaboutsProps = {
  home: Home;
  pin: Point;
  precision: { accuracy: 'pin' | 'street'; feet: number } | null;
};

/** Where the pin is, how exact it would be, and how far from the address we looked up. */
function Whereabouts({ home, pin, precision }: WhereaboutsProps) {
  const now = precision ? { accuracy: precision.accuracy, accuracyFeet: precision.feet } : home;
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p>
        <span className="font-semibold">{t.precisionLabel}</span> {precisionWords(now)}
      </p>
      {precision && <p>{addressDistance(pin, home)}</p>}
      <p className="tabular text-muted">{t.pinAt(pin.lat.toFixed(5), pin.lng.toFixed(5))}</p>
    </div>
  );
}

type MeansProps = {
  onFound: (point: Point, meters: number) => void;
  isAerial: boolean;
  /** Undefined where there are no aerial images. */
  onAerial: ((isAerial: boolean) => void) | undefined;
};

/** Other ways to find the spot: the device's location and, where configured, aerial images. */
function Means({ onFound, isAerial, onAerial }: MeansProps) {
  const device = useDeviceLocation();
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" busy={device.isAsking} onClick={() => device.ask(onFound)}>
          <LocateFixed className="size-5" aria-hidden="true" />
          {t.useMyLocation}
        </Button>
        {onAerial && (
          <Button variant="outline" size="small" aria-pressed={isAerial} onClick={() => onAerial(!isAerial)}>
            <Satellite className="size-5" aria-hidden="true" />
            {t.aerialView}
          </Button>
        )}
      </div>
      {device.said && (
        <p role="status" className="text-sm">
          {device.said}
        </p>
      )}
    </div>
  );
}
