import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createCustomer } from '../accounts/account-creation.service.ts';
import { encodePhoto } from '../catalog/media/photo-encoding.ts';
import type { Ctx } from '../core/context.ts';
import { DAY_MS } from '../core/time.ts';
import { BuildState } from '../gallery/build-state.ts';
import { StoredBuild } from '../gallery/build.entity.ts';
import { publishPhoto, storePhoto } from '../gallery/photos.service.ts';

/** Names in the gallery; nobody knows their passwords. */
const BUILDERS = {
  peter: { email: 'peter@martyx.example', firstName: 'Peter', lastName: 'Hudec' },
  lubica: { email: 'lubica@martyx.example', firstName: 'Ľubica', lastName: 'Machová' },
  juergen: { email: 'juergen@martyx.example', firstName: 'Jürgen', lastName: 'Weiss' },
};

interface SampleBuild extends Pick<StoredBuild, 'productId' | 'title' | 'story' | 'alt' | 'printer' | 'material'> {
  email: string;
  file: string;
  grams: number | null;
  hours: number | null;
  launches: number | null;
}

const BUILDS: readonly SampleBuild[] = [
  {
    email: BUILDERS.peter.email,
    productId: 13,
    file: 'wood-crawler.webp',
    title: 'Gemer in olive PETG',
    story: 'Frame in olive, cage in black. The wheels took longest.',
    alt: 'Olive green crawler with a black roll cage on a wooden table',
    printer: 'Bed slinger 250 × 210',
    material: 'PETG olive, black',
    grams: null,
    hours: null,
    launches: null,
  },
  {
    email: 'anna@martyx.example',
    productId: 1,
    file: 'mat-rocket.webp',
    title: 'Kriváň, yellow, first static test',
    story: 'Bright yellow so that I find it in the maize. Fin roots with a drop of CA, otherwise as in the guide.',
    alt: 'Yellow two-stage rocket with black fins standing on a green cutting mat',
    printer: 'Bed slinger 250 × 210',
    material: 'PETG yellow, black',
    grams: null,
    hours: null,
    launches: 4,
  },
  {
    email: BUILDERS.lubica.email,
    productId: 6,
    file: 'wood-boat.webp',
    title: 'Dunaj with red hull',
    story: 'Two coats of clear varnish on the hull. It stayed dry inside.',
    alt: 'Motor boat with a white deck and a red hull on its stand',
    printer: 'Core XY 256 × 256',
    material: 'PETG red, white',
    grams: null,
    hours: null,
    launches: 11,
  },
  {
    email: BUILDERS.juergen.email,
    productId: 9,
    file: 'mat-wing.webp',
    title: 'Kestrel before maiden',
    story: 'Balanced as the guide says, without added weight.',
    alt: 'Flying wing in white and blue with black fins on a dark cutting mat',
    printer: 'Core XY 256 × 256',
    material: 'LW-PLA white, blue',
    grams: null,
    hours: null,
    launches: 0,
  },
  {
    email: 'anna@martyx.example',
    productId: 3,
    file: 'mat-bay.webp',
    title: 'Avionics bay, blue bulkheads',
    story: '',
    alt: 'Electronics sled between two blue bulkheads on threaded rods',
    printer: 'Bed slinger 250 × 210',
    material: 'PETG blue, grey',
    grams: null,
    hours: null,
    launches: null,
  },
];

const publish = async (ctx: Ctx, { email, file, ...told }: SampleBuild, daysAgo: number): Promise<void> => {
  const photo = await encodePhoto(fileURLToPath(new URL(`./builds/${file}`, import.meta.url)), 'webp');
  await storePhoto(ctx, photo);
  const [user] = await ctx.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  const at = new Date(ctx.shop.clock.now().getTime() - daysAgo * DAY_MS);
  await ctx.repo(StoredBuild).insert({
    ...told,
    userId: user!.id,
    photoSha256: photo.sha256,
    photoWidth: photo.width,
    photoHeight: photo.height,
    photoColor: photo.color,
    state: BuildState.PUBLISHED,
    createdAt: at,
    submittedAt: at,
    publishedAt: at,
  });
  await publishPhoto(ctx, photo.sha256);
};

/** A few builds of the sample's customers, rendered as they would be photographed. */
export const publishSampleBuilds = async (ctx: Ctx): Promise<void> => {
  for (const builder of Object.values(BUILDERS)) {
    await createCustomer(ctx, { ...builder, password: `${randomBytes(18).toString('base64url')}-aA1` });
  }
  for (const [index, build] of BUILDS.entries()) await publish(ctx, build, index + 1);
};
