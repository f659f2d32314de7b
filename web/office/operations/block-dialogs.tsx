import { useMutation } from '@tanstack/react-query';
import type { BlockInput, RoomBlock } from '#contract/emergency/lodging.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { addBlock, changeBlock, setNights } from './partner-queries.ts';
import * as t from '#text/office/operations-incident.ts';

const numberIn = (given: FormData, name: string): number => {
  const text = String(given.get(name) ?? '').trim();
  return text === '' ? Number.NaN : Number(text);
};

const blockIn = (given: FormData): BlockInput => ({
  kind: given.get('kind') === 'accessible' ? 'accessible' : 'standard',
  sleeps: numberIn(given, 'sleeps'),
  takesPets: given.has('takesPets'),
  hasBackupPower: given.has('hasBackupPower'),
  memberRateCents: Math.round(numberIn(given, 'memberRateCents') * 100),
});

type BlockDialogProps = { onClose: () => void } & ({ hotelId: string } | { block: RoomBlock });

/** Adds or edits a block of rooms of one type. */
export function BlockDialog({ onClose, ...of }: BlockDialogProps) {
  const add = useMutation(addBlock);
  const change = useMutation(changeBlock);
  const block = 'block' in of ? of.block : undefined;
  return (
    <FieldsDialog
      title={block ? t.changeBlock : t.addABlock}
      text={block ? t.changeBlockHint : t.addBlockHint}
      action={block ? t.saveBlock : t.addBlock}
      done={block ? t.blockSaved : t.blockAdded}
      onClose={onClose}
      onSave={(given) =>
        'block' in of
          ? change.mutateAsync({ ...blockIn(given), blockId: of.block.id })
          : add.mutateAsync({ ...blockIn(given), hotelId: of.hotelId })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.kind} error={errors.kind}>
            <Select name="kind" defaultValue={block?.kind ?? 'standard'}>
              <option value="standard">{t.standard}</option>
              <option value="accessible">{t.accessible}</option>
            </Select>
          </Field>
          <Field label={t.sleeps} error={errors.sleeps}>
            <Input name="sleeps" inputMode="numeric" defaultValue={block?.sleeps ?? 4} />
          </Field>
          <Field label={t.rate} error={errors.memberRateCents} className="sm:col-span-2">
            <Input
              name="memberRateCents"
              inputMode="decimal"
              defaultValue={block ? (block.memberRateCents / 100).toFixed(2) : ''}
            />
          </Field>
          <Checkbox name="takesPets" label={t.takesPets} defaultChecked={block?.takesPets ?? false} />
          <Checkbox
            name="hasBackupPower"
            label={t.hasBackupPower}
            defaultChecked={block?.hasBackupPower ?? false}
          />
        </div>
      )}
    </FieldsDialog>
  );
}

type NightsDialogProps = { blockId: string; from: string; to: string; onClose: () => void };

/** Sets how many rooms a block has on each night of a range. */
export function NightsDialog({ blockId, from, to, onClose }: NightsDialogProps) {
  const set = useMutation(setNights);
  return (
    <FieldsDialog
      title={t.setNights}
      text={t.setNightsHint}
      action={t.setRooms}
      done={t.roomsSet}
      onClose={onClose}
      onSave={(given) =>
        set.mutateAsync({
          blockId,
          from: String(given.get('from') ?? ''),
          to: String(given.get('to') ?? ''),
          capacity: numberIn(given, 'capacity'),
        })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={t.firstNight} error={errors.from}>
            <Input name="from" type="date" defaultValue={from} />
          </Field>
          <Field label={t.lastNight} error={errors.to}>
            <Input name="to" type="date" defaultValue={to} />
          </Field>
          <Field label={t.rooms} error={errors.capacity}>
            <Input name="capacity" inputMode="numeric" />
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}
