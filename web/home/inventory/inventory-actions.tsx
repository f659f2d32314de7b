import { Camera, DoorOpen, Download, FileUp, ListPlus } from 'lucide-react';
import { exportItems } from '#contract/home/inventory-lists.ts';
import { fileAddress } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import * as t from '#text/home/inventory.ts';

type InventoryActionsProps = {
  homeId: string;
  canEdit: boolean;
  hasItems: boolean;
  onWalk: () => void;
  onAdd: () => void;
  onImport: () => void;
  onRooms: () => void;
};

const FORMATS = { xlsx: t.excel, csv: 'CSV' } as const;

/** Actions for the whole inventory. */
export function InventoryActions(props: InventoryActionsProps) {
  const { homeId, canEdit, hasItems, onWalk, onAdd, onImport, onRooms } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {canEdit && (
        <>
          <Button onClick={onWalk}>
            <Camera className="size-5" aria-hidden="true" />
            {t.photoWalk}
          </Button>
          <Button variant="outline" onClick={onAdd}>
            <ListPlus className="size-5" aria-hidden="true" />
            {t.addWithDetails}
          </Button>
          <Button variant="outline" onClick={onImport}>
            <FileUp className="size-5" aria-hidden="true" />
            {t.importIt}
          </Button>
        </>
      )}
      {hasItems && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">
              <Download className="size-5" aria-hidden="true" />
              {t.exportIt}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {(['xlsx', 'csv'] as const).map((format) => (
              <DropdownMenuItem key={format} asChild>
                <a href={fileAddress(exportItems, { params: { homeId }, query: { format } })} download>
                  {FORMATS[format]}
                </a>
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {canEdit && hasItems && (
        <Button variant="outline" onClick={onRooms}>
          <DoorOpen className="size-5" aria-hidden="true" />
          {t.rooms}
        </Button>
      )}
    </div>
  );
}
