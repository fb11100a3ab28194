import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Said by the test runner about the worker that it holds back, and by the driver of a machine that draws without a graphics
 * card.
 */
const KNOWN = /Service Worker registration blocked|GPU stall due to ReadPixels/;

/** A browser writes an error for every answer of 400 and above; a page that was meant to answer so is no fault. */
const isAnswerOfPage = (page: Page, message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') && message.location().url === page.url();

/**
 * Collects what a page must not have: errors and warnings of the console, uncaught errors, requests without an answer
 * or with a refusal. What is given up by leaving a page is no fault, nor is the status of the page itself.
 */
export const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || KNOWN.test(message.text())) return;
    if (!isAnswerOfPage(page, message)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    faults.push(`${response.url()} ${response.status()}`);
  });
  return faults;
};
