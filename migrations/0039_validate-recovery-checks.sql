-- The checks of 0036 hold for new rows since then. Here they are checked for the rows before, while people write.
ALTER TABLE "recovery_facts" VALIDATE CONSTRAINT "recovery_facts_kind_known";
--> statement-breakpoint
ALTER TABLE "recovery_records" VALIDATE CONSTRAINT "recovery_records_kind_known";
--> statement-breakpoint
ALTER TABLE "recovery_records" VALIDATE CONSTRAINT "recovery_records_parent_fits";
--> statement-breakpoint
ALTER TABLE "recovery_records" VALIDATE CONSTRAINT "recovery_records_slot_fits";
