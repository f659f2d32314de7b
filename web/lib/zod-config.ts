import { z } from 'zod';

// zod compiles its object parsers with `new Function`, which our content security policy refuses and reports.
// The setting is read when a schema is made, so this module is imported before any contract.
z.config({ jitless: true });
