-- Accounts opened before there were points get what every account starts with.
INSERT INTO "point_ledger" ("user_id", "delta", "reason", "key")
SELECT "id", 500, 'Welcome to Hearthline', 'opening' FROM "users"
ON CONFLICT ("user_id", "key") DO NOTHING;--> statement-breakpoint
INSERT INTO "point_balances" ("user_id", "balance")
SELECT "user_id", sum("delta") FROM "point_ledger" GROUP BY "user_id"
ON CONFLICT ("user_id") DO NOTHING;
