import { z } from 'zod';

// zod compiles its object parsers with `new Function`, which our content security policy blocks and reports.
// The setting is read when a schema is created, so import this module before any contract.
z.config({ jitless: true });
