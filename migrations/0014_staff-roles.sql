ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
DROP INDEX "users_admins";--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE "users"."role" <> 'USER';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('USER', 'AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN'));