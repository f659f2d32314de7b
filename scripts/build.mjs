// `npm run build`: the web app in dist/web, if it is not there already.
import { buildWeb, command, installPackages } from './boot.mjs';

command(async () => {
  await installPackages();
  await buildWeb();
});
