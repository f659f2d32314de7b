/** A fictional shelter near the demo's home, so that a demo without network has one. */
import type { ShelterFeedPort } from '#server/ports/shelter-feed.ts';
import { readFemaShelters } from './shelter-rows.ts';

const ANSWER = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-122.7003, 38.4299] },
      properties: {
        shelter_id: 'demo-fairgrounds',
        shelter_name: 'Fairgrounds Hall (demo)',
        address: '1 Fairgrounds Drive',
        city: 'Santa Rosa',
        state: 'CA',
        zip: '95404',
        shelter_status: 'OPEN',
        evacuation_capacity: 400,
        total_population: 120,
        pet_accommodations_desc: 'ON SITE',
        wheelchair_accessible: 'YES',
      },
    },
  ],
};

/** It is processed like a real source: bytes, parser, verdict, evidence. */
export const createDemoShelters = (): ShelterFeedPort => ({
  id: 'demo-shelters',
  name: 'Simulated shelters (demo)',
  officialUrl: 'https://www.disasterassistance.gov/information/immediate-needs/emergency-shelter',
  everySeconds: 300,
  pull: async () => {
    const raw = Buffer.from(JSON.stringify(ANSWER));
    return {
      status: 'answered',
      raw,
      contentType: 'application/geo+json',
      etag: null,
      lastModified: null,
      content: readFemaShelters(raw),
    };
  },
  count: async () => null,
  read: readFemaShelters,
});
