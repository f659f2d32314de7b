DROP INDEX "activations_user_id_index";--> statement-breakpoint
DROP INDEX "payouts_user_id_index";--> statement-breakpoint
DROP INDEX "payouts_provider_ref_index";--> statement-breakpoint
CREATE INDEX "activations_user_id_incident_id_index" ON "activations" USING btree ("user_id","incident_id");--> statement-breakpoint
CREATE INDEX "payouts_user_id_incident_id_index" ON "payouts" USING btree ("user_id","incident_id");--> statement-breakpoint
CREATE INDEX "payouts_by_ref" ON "payouts" USING btree ("provider_ref") WHERE "payouts"."provider_ref" is not null;