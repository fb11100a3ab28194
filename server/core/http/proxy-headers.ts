import type { IncomingHttpHeaders } from 'node:http';

/** What proxies, load balancers and content networks write into the requests that they hand on. */
const OF_PROXY =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-(?:real|client|cluster-client|envoy-external)-(?:ip|address)|true-client-ip|fastly-client-ip|cf-.+|cdn-loop|x-amzn-trace-id|x-azure-.+|fly-client-ip)$/;

/** Whether somebody handed the request on: its caller is another one than the connection says. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => OF_PROXY.test(name));

/** Whether an address leads to this machine alone. */
export const isLocalUrl = (url: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
