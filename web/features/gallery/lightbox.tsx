import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BuildFacts } from './build-facts.tsx';
import { BuildPhoto } from './build-photo.tsx';
import type { BuildFieldsFragment } from './Gallery.gen.ts';
import { LikeButton } from './like-button.tsx';
import { ReportBuild } from './report-build.tsx';
import type { Likes } from './use-likes.ts';

interface LightboxProps {
  builds: readonly BuildFieldsFragment[];
  likes: Likes;
  /** Id of the build that the address names; one that is not here opens nothing. */
  shown: string | null;
  /** Address without it. */
  closed: string;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

const Details = ({ build, children }: { build: BuildFieldsFragment; children: ReactNode }) => {
  const t = useText();
  return (
    <div className="lb__b">
      <h2 className="h2">{build.title}</h2>
      <p className="row">
        <Link className="link" to={`/gallery/${build.builder.id}`}>
          {build.builder.name ?? t('gallery.someone')}
        </Link>
        {build.verifiedBuyer && (
          <span className="tag tag--ok">
            <Icon name="check" size={14} />
            {t('gallery.verified')}
          </span>
        )}
      </p>
      {build.story && <p className="lb__story">{build.story}</p>}
      <BuildFacts build={build} />
      {children}
    </div>
  );
};

/** What is told of a build, above what can be done with it. */
const BuildText = ({ build, likes }: { build: BuildFieldsFragment; likes: Likes }) => {
  const t = useText();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <Details build={build}>
        {likes.problem && <Notice kind="error">{likes.problem}</Notice>}
        {reporting && <ReportBuild id={build.id} />}
      </Details>
      <footer>
        <LikeButton build={build} likes={likes} framed />
        <ButtonLink small to={`/products/${build.product.id}`}>
          {t('gallery.seeModel')}
        </ButtonLink>
        <IconButton
          icon="flag"
          label={t('gallery.report.title')}
          aria-expanded={reporting}
          onClick={() => setReporting(!reporting)}
        />
      </footer>
    </>
  );
};

const TurnButtons = ({ onTurn }: { onTurn: (step: number) => void }) => {
  const t = useText();
  return (
    <>
      <IconButton icon="arrow" className="lb__back" label={t('gallery.previousBuild')} onClick={() => onTurn(-1)} />
      <IconButton icon="arrow" className="lb__on" label={t('gallery.nextBuild')} onClick={() => onTurn(1)} />
    </>
  );
};

/** Opens while there is a build to show; the focus then returns to its picture in the list. */
const useDialog = (build: BuildFieldsFragment | undefined) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef('');
  useEffect(() => {
    const element = dialog.current!;
    if (build) {
      last.current = build.id;
      if (!element.open) element.showModal();
    } else if (element.open) {
      element.close();
      document.querySelector<HTMLElement>(`[data-build="${last.current}"]`)?.focus();
    }
  }, [build]);
  return dialog;
};

/** One build over the whole window: arrows turn, Escape closes, Back too. The browser's own dialog keeps the focus in. */
export const Lightbox = ({ builds, likes, shown, closed }: LightboxProps) => {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const index = builds.findIndex(({ id }) => id === shown);
  const build = builds[index];
  const dialog = useDialog(build);
  const turn = (step: number) => {
    const next = new URLSearchParams(params);
    next.set('build', builds[(index + step + builds.length) % builds.length]!.id);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  const close = () => void navigate(closed, { replace: true, preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !build || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    turn(step);
  };
  return (
    <dialog ref={dialog} className="lb" aria-label={build?.title} onCancel={close} onKeyDown={onKeyDown}>
      {build && (
        <div className="lb__in">
          <div className="lb__p">
            <BuildPhoto key={build.id} build={build} sizes="(max-width: 1000px) 100vw, 70vw" early fill />
            {builds.length > 1 && <TurnButtons onTurn={turn} />}
          </div>
          <div className="lb__d">
            <header>
              <span className="num" aria-live="polite">
                {t('gallery.position', { number: index + 1, total: builds.length })}
              </span>
              <IconButton icon="x" label={t('gallery.close')} onClick={close} />
            </header>
            <BuildText key={build.id} build={build} likes={likes} />
          </div>
        </div>
      )}
    </dialog>
  );
};
