/** Fictional responses of fire and closure sources, in their real formats. */

type Fire = {
  name?: string;
  id: string;
  west?: number;
  size?: number;
  at?: Date | null;
  out?: boolean;
  type?: string;
};

const square = (west: number, size: number) => [
  [west, 38.4],
  [west + size, 38.4],
  [west + size, 38.4 + size],
  [west, 38.4 + size],
  [west, 38.4],
];

/** WFIGS perimeters. */
export const wfigsAnswer = (fires: readonly Fire[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: fires.map(({ name, id, west = -122.7, size = 0.02, at = new Date(), out, type = 'WF' }) => ({
        type: 'Feature',
        geometry: { type: 'Polygon', coordinates: [square(west, size)] },
        properties: {
          poly_IncidentName: name ?? id,
          attr_IrwinID: id,
          attr_IncidentTypeCategory: type,
          attr_PercentContained: 20,
          poly_GISAcres: 500,
          poly_DateCurrent: at?.getTime() ?? null,
          attr_FireOutDateTime: out ? Date.now() : null,
        },
      })),
    }),
  );

type Closure = {
  index: string;
  facility?: string;
  type?: string;
  lanesClosed?: string;
  start: Date;
  /** Null: indefinite. */
  end: Date | null;
  code?: '1097' | '1098' | '1022';
  lng?: string;
};

const epoch = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** One row of CWWP2 lane closures: all values are strings, even booleans. */
export const caltransRow = (given: Closure, recordedAt: Date) => {
  const flag = (code: string) => ({
    [`isCode${code}`]: String(given.code === code),
    [`code${code}Timestamp`]: { [`code${code}Date`]: '', [`code${code}Time`]: '', [`code${code}Epoch`]: '' },
  });
  return {
    lcs: {
      index: given.index,
      recordTimestamp: { recordDate: '', recordTime: '', recordEpoch: epoch(recordedAt) },
      location: {
        travelFlowDirection: 'North',
        begin: {
          beginLocationName: 'First St',
          beginLongitude: given.lng ?? '-122.700000',
          beginLatitude: '38.440000',
          beginRoute: 'US-101',
        },
        end: {
          endLocationName: 'Third St',
          endLongitude: '-122.690000',
          endLatitude: '38.450000',
          endRoute: 'US-101',
        },
      },
      closure: {
        closureID: given.index.slice(0, 5),
        logNumber: '1',
        closureTimestamp: {
          closureStartEpoch: epoch(given.start),
          closureEndDate: given.end ? '' : '2999-12-31',
          closureEndTime: given.end ? '' : '00:00:00',
          closureEndEpoch: given.end ? epoch(given.end) : '32503564800',
          isClosureEndIndefinite: String(given.end === null),
        },
        facility: given.facility ?? 'Mainline',
        typeOfClosure: given.type ?? 'Full',
        typeOfWork: 'Emergency Work',
        lanesClosed: given.lanesClosed ?? '1',
        totalExistingLanes: '2',
        code1097: flag('1097'),
        code1098: flag('1098'),
        code1022: flag('1022'),
      },
    },
  };
};

export const caltransAnswer = (closures: readonly Closure[], recordedAt: Date): Buffer =>
  Buffer.from(JSON.stringify({ data: closures.map((one) => caltransRow(one, recordedAt)) }));

/** A row of FEMA's layer of open shelters. `at` is its location. */
export const femaRow = (given: Record<string, unknown> & { at?: unknown }) => {
  const { at = [-122.7, 38.43], ...fields } = given;
  return {
    type: 'Feature',
    geometry: at === null ? null : { type: 'Point', coordinates: at },
    properties: {
      shelter_id: 1,
      shelter_name: 'Fairgrounds',
      address: '1351 Maple Ave',
      city: 'Santa Rosa',
      state: 'CA',
      zip: '95404',
      shelter_status: 'OPEN',
      evacuation_capacity: 250,
      total_population: 31,
      pet_accommodations_desc: 'ON SITE',
      wheelchair_accessible: 'YES',
      ...fields,
    },
  };
};

export const femaAnswer = (rows: readonly object[], more: object = {}): Buffer =>
  Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: rows, ...more }));
