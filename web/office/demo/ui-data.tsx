import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { sortRows, type Sort } from '#web/ui/sort-rows.ts';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { Specimen, SpecimenRow, usePanelTheme } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

type Item = { name: string; category: string; value: number | null; photos: number };
const ITEMS: Item[] = [
  { name: t.refrigerator, category: t.appliances, value: 2100, photos: 2 },
  { name: t.diningTable, category: t.furniture, value: 850, photos: 1 },
  { name: t.weddingRing, category: t.jewelry, value: 4200, photos: 3 },
  { name: t.boxOfRecords, category: t.other, value: null, photos: 0 },
];
const COLUMNS: Column<Item>[] = [
  { key: 'name', header: t.item, sortable: true, cell: (item) => item.name },
  { key: 'category', header: t.category, sortable: true, cell: (item) => <Badge>{item.category}</Badge> },
  {
    key: 'value',
    header: t.value,
    sortable: true,
    numeric: true,
    cell: (item) => (item.value === null ? t.notReported : dollars.format(item.value)),
  },
  { key: 'photos', header: t.photos, numeric: true, cell: (item) => item.photos },
  {
    key: 'edit',
    header: t.edit,
    hideHeader: true,
    numeric: true,
    cell: (item) => (
      <IconButton label={t.editNamed(item.name)}>
        <Pencil className="size-5" aria-hidden="true" />
      </IconButton>
    ),
  },
];
const BALANCE = [500, 500, 600, 550, 550, 300, 400, 475, 475, 620].map((value, day) => ({
  label: t.november(day + 1),
  value,
}));

export function UiData() {
  return (
    <>
      <Specimen title={t.scoreTitle}>
        <SpecimenRow>
          <Ring score={70} label={t.readinessScore} />
          <Ring score={0} label={t.scoreNew} className="size-32 text-sm" />
          <Ring score={140} label={t.scoreLimit} className="size-32 text-sm" />
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.breakdown}>
        <Card>
          <CardHeader>
            <CardTitle>{t.breakdownTitle}</CardTitle>
            <CardText>{t.breakdownHint}</CardText>
          </CardHeader>
          <BarMeter label={t.policyCoverage} value={15} max={15} tone="moss" />
          <BarMeter label={t.itemCount} value={4} max={10} hint={t.fullAt25} />
          <BarMeter label={t.tasksComplete} value={39} max={65} tone="sky" />
          <BarMeter label={t.inventoryAgainstLimit} value={92} max={100} text={t.ofLimit} tone="amber" />
          <BarMeter label={t.homeInventory} value={0} max={10} />
        </Card>
      </Specimen>
      <Specimen title={t.figures}>
        <StatRow>
          <Stat label={t.points} value="2,450" note={t.thisMonth} />
          <Stat label={t.inventoryValue} value="$61,200" />
          <Stat label={t.deductible} value={undefined} />
        </StatRow>
      </Specimen>
      <Specimen title={t.lineTitle}>
        <LineChart label={t.lineLabel} points={BALANCE} />
        <LineChart label={t.lineLabelShort} points={BALANCE} spark className="w-40" />
      </Specimen>
      <ItemTable />
      <Pages />
    </>
  );
}

function ItemTable() {
  const [sort, setSort] = useState<Sort>({ column: 'value', direction: 'descending' });
  const key = sort.column === 'name' || sort.column === 'category' ? sort.column : 'value';
  return (
    <Specimen title={t.tableTitle}>
      <Table
        caption={t.inventory}
        columns={COLUMNS}
        rows={sortRows(ITEMS, (item) => item[key], sort.direction)}
        rowKey={(item) => item.name}
        sort={sort}
        onSort={setSort}
      />
    </Specimen>
  );
}

function Pages() {
  const theme = usePanelTheme();
  const [page, setPage] = useState(4);
  return (
    <Specimen title={t.pages}>
      <Pagination label={t.tableCaption(theme)} page={page} pageCount={12} onPage={setPage} />
    </Specimen>
  );
}
