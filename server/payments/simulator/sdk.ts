import type { Locale } from '../../core/locale.ts';
import { SIMULATOR_PATH } from '../paypal/paypal-settings.ts';
import { TEXTS } from './texts.ts';

const LABELS = Object.fromEntries((Object.keys(TEXTS) as Locale[]).map((locale) => [locale, TEXTS[locale].button]));

const SCRIPT = `((labels, fallback) => {
  const approve = (id) => location.assign('${SIMULATOR_PATH}/approve?token=' + encodeURIComponent(id));
  const allowed = async (onClick) => {
    let refused = false;
    const actions = { resolve: () => Promise.resolve(), reject: () => { refused = true; return Promise.resolve(); } };
    const result = onClick ? await onClick({ fundingSource: 'paypal' }, actions) : undefined;
    return !refused && result !== false;
  };
  const Buttons = (options = {}) => {
    let button = null;
    const press = async () => {
      if (button.getAttribute('aria-busy') === 'true') return;
      button.setAttribute('aria-busy', 'true');
      try {
        if (!(await allowed(options.onClick))) return;
        if (!options.createOrder) throw new Error('createOrder is missing');
        approve(await options.createOrder({ paymentSource: 'paypal' }, {}));
      } catch (error) {
        if (!options.onError) throw error;
        options.onError(error);
      } finally {
        if (button) button.removeAttribute('aria-busy');
      }
    };
    const render = (target) => {
      const host = typeof target === 'string' ? document.querySelector(target) : target;
      if (!host) return Promise.reject(new Error('Document is ready and element ' + target + ' does not exist'));
      button = document.createElement('button');
      button.type = 'button';
      button.className = 'btn btn--signal btn--block';
      button.dataset.paypalSimulator = '';
      button.textContent = labels[(document.documentElement.lang || fallback).slice(0, 2)] || labels.en;
      button.addEventListener('click', press);
      host.replaceChildren(button);
      if (options.onInit) options.onInit({}, {
        enable: () => { button.disabled = false; return Promise.resolve(); },
        disable: () => { button.disabled = true; return Promise.resolve(); },
      });
      return Promise.resolve();
    };
    const close = () => { if (button) button.remove(); button = null; return Promise.resolve(); };
    return { render, close, isEligible: () => true };
  };
  window.paypal = { version: '5.0.0-simulator', FUNDING: { PAYPAL: 'paypal' }, Buttons };
})`;

/**
 * The part of PayPal's browser script that the shop uses: `paypal.Buttons({…}).render(target)`. The button is a real
 * one; it asks the shop for an order and leads to the approval page in the same window.
 */
export const sdkScript = (locale: Locale): string =>
  `${SCRIPT}(${JSON.stringify(LABELS)}, ${JSON.stringify(locale)});\n`;
