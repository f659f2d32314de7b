import { useMutation } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { useId, useState } from 'react';
import { kilometersBetween, milesOf } from '#contract/distance.ts';
import { FAR_KM, type Home, isPlaced, Point } from '#contract/home/homes.ts';
import { sentence } from '#web/lib/api-error.ts';
import { canDrawMaps } from '#web/map/can-draw.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogText,
  DialogTitle,
} from '#web/ui/dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormProblem } from './form-problem.tsx';
import { PinCoordinates } from './pin-coordinates.tsx';
import { PinPane } from './pin-pane.tsx';
import { placeHome } from './queries.ts';
import { useDeviceLocation } from './use-device-location.ts';

type PlacePinProps = { home: Home; open: boolean; onOpenChange: (open: boolean) => void };

export function PlacePinDialog({ home, open, onOpenChange }: PlacePinProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="sm:max-w-3xl" wide>
        <DialogTitle>Place your home on the map</DialogTitle>
        <DialogText>
          Put the pin on your roof: drag it, or tap the spot. Only a pin or a rooftop point can start
          services.
        </DialogText>
        <PlacePin home={home} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** The middle of California, for a home without a known location. */
const NOWHERE = { lat: 36.78, lng: -119.42 };
const milesInWords = (km: number): string => {
  const miles = milesOf(km);
  return `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} miles`;
};

const guessed = ({ accuracy }: Home): string => {
  if (accuracy === 'zip') return 'The pin stands in the middle of your ZIP code, not on your home.';
  if (accuracy === 'street') return 'The pin stands on your street, not on your home.';
  return 'We do not know yet where this home is.';
};

function PlacePin({ home, onDone }: { home: Home; onDone: () => void }) {
  const known = home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng };
  const [pin, setPin] = useState<Point>(known ?? NOWHERE);
  const [isMoved, setMoved] = useState(false);
  const [isUnable, setUnable] = useState(() => !canDrawMaps());
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const waitId = useId();
  const device = useDeviceLocation();
  const place = useMutation(placeHome);
  const away = known ? kilometersBetween(known, pin) : 0;
  const isWaiting = known ? !isPlaced(home, pin) : !isMoved;
  const isFar = home.accuracy !== null && away > FAR_KM[home.accuracy];

  const move = (next: Point) => {
    setPin(next);
    setMoved(true);
    setProblem(undefined);
  };
  const save = async (confirmed: boolean) => {
    setProblem(undefined);
    try {
      await place.mutateAsync({ homeId: home.id, ...pin, ...(confirmed ? { confirmed } : {}) });
      toast({ title: 'Pin saved', text: 'We know exactly where this home is.' });
      onDone();
    } catch (error) {
      setProblem(sentence(error));
      toast({ title: 'Error', text: 'Failed to save home information.', destructive: true });
    } finally {
      setAsking(false);
    }
  };
  const trySave = () => {
    if (isWaiting) return setProblem('Move the pin to your roof first.');
    const checked = Point.safeParse(pin);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    if (isFar) setAsking(true);
    else void save(false);
  };

  return (
    <div className="grid gap-4">
      <PinPane
        pin={pin}
        accuracy={home.accuracy}
        onMove={move}
        isUnable={isUnable}
        onUnable={() => setUnable(true)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="tabular text-sm text-muted">
          Pin at {pin.lat.toFixed(5)}, {pin.lng.toFixed(5)}
          {isMoved && known && away >= 0.05 && `, ${milesInWords(away)} from where we had it`}
        </p>
        <Button variant="outline" size="small" busy={device.isAsking} onClick={() => device.ask(move)}>
          <LocateFixed className="size-5" aria-hidden="true" />
          Use my location
        </Button>
      </div>
      {device.said && (
        <p role="status" className="text-sm">
          {device.said}
        </p>
      )}
      <PinCoordinates pin={pin} onChange={move} isOpen={isUnable} />
      {isWaiting && (
        <p id={waitId} className="text-sm">
          {guessed(home)} Drag the pin, tap the map, use your location or enter coordinates. Then save it.
        </p>
      )}
      {/* Sticky, so that it's visible on a phone, where the map and text are taller than the screen. */}
      <div className="sticky -bottom-4 -mx-4 -mb-4 grid gap-2 border-t border-line bg-raised px-4 pt-2 pb-4 sm:static sm:m-0 sm:border-0 sm:p-0">
        <FormProblem>{problem}</FormProblem>
        <DialogFooter className="flex-row *:flex-1 sm:*:flex-none">
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            busy={place.isPending}
            busyLabel="Saving"
            onClick={trySave}
            {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': waitId, className: 'opacity-50' })}
          >
            Save the pin
          </Button>
        </DialogFooter>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`The pin is ${milesInWords(away)} away`}
        text={`That is far from where we had ${home.address}. Services start by the pin: save it only if the home stands there.`}
        confirmLabel="Save the pin there"
        cancelLabel="Look again"
        busy={place.isPending}
        onConfirm={() => void save(true)}
      />
    </div>
  );
}
