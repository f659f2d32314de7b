import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import * as history from '#server/emergency/activations/stores/history-store.ts';

/** Orders and warnings that affected a home, and the outcome of each. */
export async function exportActivations({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> {
  const told = await history.exportRowsOf(db, homeId);
  return {
    tables: {
      activations: told.activations.map(plainRow),
      activation_events: told.events.map(plainRow),
      home_alerts: told.alerts.map(plainRow),
    },
  };
}
