ALTER TABLE "recovery_facts" DROP CONSTRAINT "recovery_facts_kind_known";--> statement-breakpoint
ALTER TABLE "recovery_records" DROP CONSTRAINT "recovery_records_kind_known";--> statement-breakpoint
ALTER TABLE "recovery_records" DROP CONSTRAINT "recovery_records_parent_fits";--> statement-breakpoint
ALTER TABLE "recovery_records" DROP CONSTRAINT "recovery_records_slot_fits";--> statement-breakpoint
ALTER TABLE "recovery_facts" ADD CONSTRAINT "recovery_facts_kind_known" CHECK ("recovery_facts"."kind" in ('event', 'flag', 'extension', 'done', 'not_needed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_kind_known" CHECK ("recovery_records"."kind" in ('contact', 'adjuster', 'receipt', 'expense', 'payment', 'normal', 'claim', 'estimate', 'settlement', 'quote', 'work-payment', 'lien-release', 'permit', 'permit-step', 'worksheet')) NOT VALID;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_parent_fits" CHECK (case "recovery_records"."kind" when 'payment' then "recovery_records"."parent_kind" is not distinct from 'expense'
        when 'work-payment' then "recovery_records"."parent_kind" is not distinct from 'quote'
        when 'lien-release' then "recovery_records"."parent_kind" is not distinct from 'work-payment'
        when 'permit-step' then "recovery_records"."parent_kind" is not distinct from 'permit'
        when 'expense' then "recovery_records"."parent_kind" is null or "recovery_records"."parent_kind" = 'receipt' else "recovery_records"."parent_kind" is null end) NOT VALID;--> statement-breakpoint
ALTER TABLE "recovery_records" ADD CONSTRAINT "recovery_records_slot_fits" CHECK (("recovery_records"."kind" in ('normal', 'worksheet')) = ("recovery_records"."slot" is not null)) NOT VALID;