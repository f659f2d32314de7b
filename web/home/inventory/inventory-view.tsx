import { Boxes, ClipboardCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
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
import * as words from '#text/home/inventory-words.ts';
import * as t from '#text/home/inventory.ts';

const TABS = ['items', 'value', 'trash'] as const;
const YEAR_MS = REVIEW_DAYS * 86_400_000;

type InventoryViewProps = { homeId: string; canEdit: boolean; inventory: Inventory };

export function InventoryView({ homeId, canEdit, inventory }: InventoryViewProps) {
  const { rooms, items } = inventory;
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
  const go = (to: string) => navigate(to ? `${pathname}?${to}` : pathname, { replace: true });
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
            title={due.length === 1 ? t.stillHaveIt : t.stillHaveThem}
            action={
              <Button variant="outline" onClick={() => go('review=1')}>
                <ClipboardCheck className="size-5" aria-hidden="true" />
                {t.startReview}
              </Button>
            }
          >
            {t.notReviewed(due.length, due.length.toLocaleString('en-US'))}
          </Notice>
        )}
        <div className="grid items-stretch gap-6 lg:grid-cols-2">
          <Totals rows={rows} />
          <CoverMeter homeId={homeId} />
        </div>
        {canEdit && (
          <Card>
            <CardTitle as="h2">{t.addAnItem}</CardTitle>
            <QuickAdd homeId={homeId} />
          </Card>
        )}
        <Tabs value={tab} onValueChange={(next) => go(next === 'items' ? '' : `tab=${next}`)}>
          <TabsList aria-label={t.tabs}>
            <TabsTrigger value="items">{t.items}</TabsTrigger>
            <TabsTrigger value="value">{t.valueByRoom}</TabsTrigger>
            <TabsTrigger value="trash">{t.trash}</TabsTrigger>
          </TabsList>
          <TabsContent value="items">
            <h2 className="sr-only">{t.items}</h2>
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
                  title={t.valueByRoom}
                  header={t.room}
                  slices={slicesOf(rows, (row) => row.room || words.noRoom)}
                  tone={0}
                />
                <ValueBars
                  title={t.valueByCategory}
                  header={t.category}
                  slices={slicesOf(rows, (row) => words.categories[row.item.category])}
                  tone={1}
                />
              </div>
            )}
          </TabsContent>
          <TabsContent value="trash">
            <h2 className="sr-only">{t.trash}</h2>
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
      <CardTitle as="h2">{t.totals}</CardTitle>
      <StatRow className="grid-cols-[minmax(4.5rem,auto)_1fr] sm:grid-cols-2">
        <Stat label={t.items} value={rows.length.toLocaleString('en-US')} />
        <Stat label={t.costToReplace} value={formatMoney(cost)} />
        <Stat
          label={t.actualCashValue}
          value={formatMoney(worth)}
          note={ageless > 0 && t.ageless(ageless, ageless.toLocaleString('en-US'))}
          className="col-span-2"
        />
      </StatRow>
    </Card>
  );
}

const Nothing = ({ canEdit, onImport }: { canEdit: boolean; onImport: () => void }) => (
  <EmptyState
    icon={Boxes}
    title={t.empty}
    text={canEdit ? t.emptyText : t.emptyViewer}
    {...(canEdit
      ? {
          action: (
            <Button variant="outline" onClick={onImport}>
              {t.importList}
            </Button>
          ),
        }
      : {})}
  />
);
