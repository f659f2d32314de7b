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

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

type Item = { name: string; category: string; value: number | null; photos: number };
const ITEMS: Item[] = [
  { name: 'Refrigerator', category: 'Appliances', value: 2100, photos: 2 },
  { name: 'Dining table', category: 'Furniture', value: 850, photos: 1 },
  { name: 'Wedding ring', category: 'Jewelry', value: 4200, photos: 3 },
  { name: 'Box of records', category: 'Other', value: null, photos: 0 },
];
const COLUMNS: Column<Item>[] = [
  { key: 'name', header: 'Item', sortable: true, cell: (item) => item.name },
  { key: 'category', header: 'Category', sortable: true, cell: (item) => <Badge>{item.category}</Badge> },
  {
    key: 'value',
    header: 'Value',
    sortable: true,
    numeric: true,
    cell: (item) => (item.value === null ? 'Not reported' : dollars.format(item.value)),
  },
  { key: 'photos', header: 'Photos', numeric: true, cell: (item) => item.photos },
  {
    key: 'edit',
    header: 'Edit',
    hideHeader: true,
    numeric: true,
    cell: (item) => (
      <IconButton label={`Edit ${item.name}`}>
        <Pencil className="size-5" aria-hidden="true" />
      </IconButton>
    ),
  },
];
const BALANCE = [500, 500, 600, 550, 550, 300, 400, 475, 475, 620].map((value, day) => ({
  label: `Nov ${day + 1}`,
  value,
}));

export function UiData() {
  return (
    <>
      <Specimen title="Score rings; scores are held between 0 and 100">
        <SpecimenRow>
          <Ring score={70} label="Readiness score" />
          <Ring score={0} label="Readiness score of a new home" className="size-32 text-sm" />
          <Ring score={140} label="Readiness score at its limit" className="size-32 text-sm" />
        </SpecimenRow>
      </Specimen>
      <Specimen title="Breakdown">
        <Card>
          <CardHeader>
            <CardTitle>What your score is made of</CardTitle>
            <CardText>Do the longest gap first.</CardText>
          </CardHeader>
          <BarMeter label="Policy coverage" value={15} max={15} tone="moss" />
          <BarMeter label="Item count" value={4} max={10} hint="Full at 25 items." />
          <BarMeter label="Tasks complete" value={39} max={65} tone="sky" />
          <BarMeter
            label="Inventory against limit"
            value={92}
            max={100}
            text="92 % of $450,000"
            tone="amber"
          />
          <BarMeter label="Home inventory" value={0} max={10} />
        </Card>
      </Specimen>
      <Specimen title="Figures">
        <StatRow>
          <Stat label="Points" value="2,450" note="+100 this month" />
          <Stat label="Inventory value" value="$61,200" />
          <Stat label="Deductible" value={undefined} />
        </StatRow>
      </Specimen>
      <Specimen title="Line over time, large and small">
        <LineChart label="Points balance, November 1 to 10" points={BALANCE} />
        <LineChart label="Points balance, in short" points={BALANCE} spark className="w-40" />
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
    <Specimen title="Table: sorts by its headers, turns into cards on a phone">
      <Table
        caption="Inventory"
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
    <Specimen title="Pages">
      <Pagination label={`Inventory in the ${theme} panel`} page={page} pageCount={12} onPage={setPage} />
    </Specimen>
  );
}
