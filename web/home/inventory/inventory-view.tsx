import { Boxes, ClipboardCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Inventory, REVIEW_DAYS } from '#contract/home/inventory.ts';
import { formatMoney } from '#web/lib/format.ts';
import { usePrinting } from '#web/lib/use-printing.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { CoverMeter } from './cover-meter.tsx';
import { slicesOf, sumsOf, toRows } from './find-items.ts';
import { ImportDialog } from './import-dialog.tsx';
import { InventoryActions } from './inventory-actions.tsx';
import { ItemSheet, type Opened } from './item-sheet.tsx';
import { ItemsTab } from './items-tab.tsx';
import { NameDrafts } from './name-drafts.tsx';
import { PrintedInventory } from './printed-inventory.tsx';
import { QuickAdd } from './quick-add.tsx';
import { Review } from './review.tsx';
import { RoomsDialog } from './rooms-dialog.tsx';
import { TrashList } from './trash-list.tsx';
import { useTrash } from './use-trash.ts';
import { useWalkResume } from './use-walk-resume.ts';
import { ValueBars } from './value-bars.tsx';
import { WalkNotices } from './walk-notices.tsx';
import { Walk } from './walk.tsx';

const TABS = ['items', 'value', 'trash'] as const;
const YEAR_MS = REVIEW_DAYS * 86_400_000;

type InventoryViewProps = { homeId: string; canEdit: boolean; inventory: Inventory };

export function InventoryView({ homeId, canEdit, inventory }: InventoryViewProps) {
  const { rooms, items } = inventory;
  // useSearchParams would add 4 kB of the router to what visitors load.
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const tab = TABS.find((name) => name === query.get('tab')) ?? 'items';
  const [opened, setOpened] = useState<Opened>(null);
  const [dialog, setDialog] = useState<'import' | 'rooms' | null>(null);
  const { trash } = useTrash(homeId);
  useWalkResume(homeId, canEdit);
  const rows = useMemo(() => toRows(items, rooms), [items, rooms]);
  const [before] = useState(() => new Date(Date.now() - YEAR_MS).toISOString());
  const due = useMemo(() => rows.filter((row) => row.item.confirmedAt < before), [rows, before]);
  const drafts = useMemo(() => rows.filter((row) => row.item.isDraft), [rows]);
  const isPrinting = usePrinting();
  const isReview = query.get('review') === '1' && canEdit;
  const go = (to: string) => void navigate(to ? `${pathname}?${to}` : pathname, { replace: true });
  const sheet = (
    <ItemSheet
      homeId={homeId}
      opened={opened}
      rooms={rooms}
      canEdit={canEdit}
      onOpen={(itemId) => setOpened({ itemId })}
      onClose={() => setOpened(null)}
      onTrash={(ids) => trash.mutate(ids)}
    />
  );

  if (canEdit && query.get('walk') === '1')
    return <Walk homeId={homeId} rows={rows} rooms={rooms} onClose={() => go('')} />;
  if (canEdit && query.get('name') === '1')
    return <NameDrafts homeId={homeId} drafts={drafts} onClose={() => go('')} />;
  if (isReview)
    return (
      <>
        <Review homeId={homeId} due={due} onEdit={(itemId) => setOpened({ itemId })} onClose={() => go('')} />
        {sheet}
      </>
    );
  return (
    <>
      {isPrinting && <PrintedInventory rows={rows} />}
      <div className="contents print:hidden">
        <InventoryActions
          homeId={homeId}
          canEdit={canEdit}
          hasItems={items.length > 0}
          onWalk={() => go('walk=1')}
          onAdd={() => setOpened('new')}
          onImport={() => setDialog('import')}
          onRooms={() => setDialog('rooms')}
        />
        {canEdit && <WalkNotices homeId={homeId} drafts={drafts.length} onName={() => go('name=1')} />}
        {canEdit && due.length > 0 && (
          <Notice
            title={due.length === 1 ? 'Still have it?' : 'Still have them?'}
            action={
              <Button variant="outline" onClick={() => go('review=1')}>
                <ClipboardCheck className="size-5" aria-hidden="true" />
                Start the review
              </Button>
            }
          >
            {due.length === 1 ? '1 item has' : `${due.length.toLocaleString('en-US')} items have`} not been
            looked at for a year.
          </Notice>
        )}
        <div className="grid items-stretch gap-6 lg:grid-cols-2">
          <Totals rows={rows} />
          <CoverMeter homeId={homeId} />
        </div>
        {canEdit && (
          <Card>
            <CardTitle as="h2">Add an item</CardTitle>
            <QuickAdd homeId={homeId} />
          </Card>
        )}
        <Tabs value={tab} onValueChange={(next) => go(next === 'items' ? '' : `tab=${next}`)}>
          <TabsList aria-label="Inventory of this home">
            <TabsTrigger value="items">Items</TabsTrigger>
            <TabsTrigger value="value">Value by room</TabsTrigger>
            <TabsTrigger value="trash">Trash</TabsTrigger>
          </TabsList>
          <TabsContent value="items">
            <h2 className="sr-only">Items</h2>
            {rows.length === 0 ? (
              <Nothing canEdit={canEdit} onImport={() => setDialog('import')} />
            ) : (
              <ItemsTab
                homeId={homeId}
                rows={rows}
                rooms={rooms}
                canEdit={canEdit}
                onOpen={(itemId) => setOpened({ itemId })}
                onTrash={(ids) => trash.mutate(ids)}
              />
            )}
          </TabsContent>
          <TabsContent value="value">
            {rows.length === 0 ? (
              <Nothing canEdit={canEdit} onImport={() => setDialog('import')} />
            ) : (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <ValueBars
                  title="Value by room"
                  header="Room"
                  slices={slicesOf(rows, (row) => row.room || 'No room')}
                  tone={0}
                />
                <ValueBars
                  title="Value by category"
                  header="Category"
                  slices={slicesOf(rows, (row) => row.item.category)}
                  tone={1}
                />
              </div>
            )}
          </TabsContent>
          <TabsContent value="trash">
            <h2 className="sr-only">Trash</h2>
            <TrashList homeId={homeId} canEdit={canEdit} />
          </TabsContent>
        </Tabs>
      </div>
      {sheet}
      <ImportDialog homeId={homeId} open={dialog === 'import'} onClose={() => setDialog(null)} />
      <RoomsDialog homeId={homeId} rooms={rooms} open={dialog === 'rooms'} onClose={() => setDialog(null)} />
    </>
  );
}

function Totals({ rows }: { rows: ReturnType<typeof toRows> }) {
  const { cost, worth, ageless } = useMemo(() => sumsOf(rows), [rows]);
  return (
    <Card>
      <CardTitle as="h2">What is in your home</CardTitle>
      <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
        <Stat label="Items" value={rows.length.toLocaleString('en-US')} />
        <Stat label="Cost to replace" value={formatMoney(cost)} />
        <Stat
          label="Actual cash value"
          value={formatMoney(worth)}
          note={
            ageless > 0 &&
            `${ageless.toLocaleString('en-US')} without an age ${ageless === 1 ? 'is' : 'are'} counted at full cost.`
          }
          className="col-span-2"
        />
      </StatRow>
    </Card>
  );
}

const Nothing = ({ canEdit, onImport }: { canEdit: boolean; onImport: () => void }) => (
  <EmptyState
    icon={Boxes}
    title="Nothing listed yet"
    text={
      canEdit
        ? 'Start with the room you stand in: what would cost the most to replace? A list you already have can be imported.'
        : 'Who looks after this home has not listed anything.'
    }
    {...(canEdit
      ? {
          action: (
            <Button variant="outline" onClick={onImport}>
              Import a list
            </Button>
          ),
        }
      : {})}
  />
);
