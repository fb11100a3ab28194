import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVIEW = `
  CREATE TABLE "review" (
    "id" uuid NOT NULL DEFAULT uuidv7(),
    "user_id" uuid NOT NULL,
    "product_id" integer NOT NULL,
    "rating" smallint NOT NULL,
    "text" text NOT NULL,
    "build_id" uuid,
    "state" text NOT NULL,
    "reason" text NOT NULL DEFAULT '',
    "version" integer NOT NULL,
    "written_at" timestamptz NOT NULL,
    "published_at" timestamptz,
    CONSTRAINT "pk_review" PRIMARY KEY ("id"),
    CONSTRAINT "fk_review_user" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE,
    CONSTRAINT "fk_review_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE,
    CONSTRAINT "fk_review_build" FOREIGN KEY ("build_id") REFERENCES "build"("id") ON DELETE SET NULL,
    CONSTRAINT "ck_review_rating" CHECK (rating BETWEEN 1 AND 5),
    CONSTRAINT "ck_review_state" CHECK (state IN ('SUBMITTED', 'PUBLISHED', 'REJECTED'))
  )`;

const RATING = `
  CREATE TABLE "product_rating" (
    "product_id" integer NOT NULL,
    "stars" integer array NOT NULL,
    CONSTRAINT "pk_product_rating" PRIMARY KEY ("product_id"),
    CONSTRAINT "fk_product_rating_product" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE,
    CONSTRAINT "ck_product_rating_stars" CHECK (0 <= ALL (stars))
  )`;

/** Whatever publishes, changes or removes a review, the deletion of its account too, keeps the counts in the same transaction. */
const COUNTING = `
  CREATE FUNCTION review_counts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND OLD.state = 'PUBLISHED' THEN
      UPDATE product_rating SET stars[OLD.rating] = stars[OLD.rating] - 1 WHERE product_id = OLD.product_id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.state = 'PUBLISHED' THEN
      INSERT INTO product_rating (product_id, stars) VALUES (NEW.product_id, '{0,0,0,0,0}') ON CONFLICT DO NOTHING;
      UPDATE product_rating SET stars[NEW.rating] = stars[NEW.rating] + 1 WHERE product_id = NEW.product_id;
    END IF;
    RETURN NULL;
  END $$`;

const TRIGGER = `
  CREATE TRIGGER review_counts AFTER INSERT OR DELETE OR UPDATE OF state, rating, product_id ON review
  FOR EACH ROW EXECUTE FUNCTION review_counts()`;

/** Reviews of buyers, and how many published ones gave each number of stars. */
export class CreateReviews1763700025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVIEW);
    await runner.query('CREATE UNIQUE INDEX "ux_review_user_product" ON "review" ("user_id", "product_id")');
    await runner.query('CREATE INDEX "ix_review_build" ON "review" ("build_id")');
    await runner.query('CREATE INDEX "ix_review_product" ON "review" ("product_id", "published_at", "id")');
    await runner.query(`CREATE INDEX "ix_review_waiting" ON "review" ("written_at") WHERE state = 'SUBMITTED'`);
    await runner.query(RATING);
    await runner.query(COUNTING);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "review"');
    await runner.query('DROP FUNCTION review_counts');
    await runner.query('DROP TABLE "product_rating"');
  }
}
