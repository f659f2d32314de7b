/** Why a document wasn't changed. */
export const noSuchDocument = 'There’s no such document.';
export const inTrash = 'This document is in the trash. Restore it first, then change it.';
export const manyDocuments = (most: string) =>
  `This home has ${most} documents, the most it can hold. To add more, delete some, also from the trash.`;
export const notInTrash = 'Only documents in the trash can be deleted for good. Move it there first.';
export const manyVersions = (most: number) =>
  `This document already has ${most} versions. Add the new file as a separate document.`;
export const noSuchVersion = 'There’s no such version.';
export const newestVersion = 'This is already the newest version. There’s nothing to restore.';
