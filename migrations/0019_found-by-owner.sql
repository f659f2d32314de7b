CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."role" = 'ADMIN';--> statement-breakpoint
CREATE INDEX "hotels_place" ON "hotels" USING gist (point("lng" * 0.8, "lat"));--> statement-breakpoint
CREATE INDEX "memberships_user_id_index" ON "memberships" USING btree ("user_id");