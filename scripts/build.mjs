// `npm run build`: builds the web app into dist/web unless it is up to date.
import { buildWeb, command, installPackages } from './boot.mjs';

command(async () => {
  await installPackages();
  await buildWeb();
});
