import { buffer } from 'node:stream/consumers';
import { fromBuffer, type Entry } from 'yauzl';

/** The contents of a ZIP, by path. Rejects a broken one. */
export const readZip = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const found = new Map<string, Buffer>();
    fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error);
      file.on('entry', (entry: Entry) => {
        file.openReadStream(entry, (wrong, stream) => {
          if (wrong) return reject(wrong);
          void buffer(stream).then((content) => {
            found.set(entry.fileName, content);
            file.readEntry();
          }, reject);
        });
      });
      file.on('end', () => resolve(found));
      file.on('error', reject);
      file.readEntry();
    });
  });
